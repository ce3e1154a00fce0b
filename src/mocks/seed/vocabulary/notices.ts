/** What the house tells everybody, the newest first. */
export const announcements: readonly string[] = [
  '<p><strong>供需社区上新：</strong>发布供需时可以上传 9 张图片，写到一半也会自动保存草稿。<a href="/community/">去看看</a></p>',
  '<p>为了您的资金安全，交易前请核对对方资质，<strong>不要向陌生账户转账</strong>。如遇可疑信息，请<a href="/site/contact">联系我们</a>。</p>',
  '<p>欢迎来到<strong>食业</strong>！完善资料后，同行更容易找到您。<a href="/community/edit-info">完善资料</a></p>',
];

/** What readers answer one another below an article. */
export const remarks: readonly string[] = [
  '您说的成本结构很有参考价值，我们厂的情况也差不多。',
  '请教一下，这个工艺对设备有什么要求？',
  '赞同，渠道比配方更难。',
  '我们去年试过类似的做法，复购确实提升了。',
  '方便的话加个好友，想进一步交流。',
  '数据很扎实，已经转给同事看了。',
  '原料这一块，今年的行情您怎么看？',
];
