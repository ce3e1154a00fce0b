import { base } from '../../base.ts';

/** What the house tells everybody, the newest first. */
export const announcements: readonly string[] = [
  `<p><strong>供需社区上新：</strong>发布供需时可以上传 9 张图片，写到一半也会自动保存草稿。<a href="${base}community/">去看看</a></p>`,
  `<p>为了你的资金安全，交易前请核对对方资质，<strong>不要向陌生账户转账</strong>。如遇可疑信息，请<a href="${base}site/contact">联系我们</a>。</p>`,
  `<p>欢迎来到<strong>食业</strong>！完善资料后，同行更容易找到你。<a href="${base}community/edit-info">完善资料</a></p>`,
];
