# language: zh-CN
功能: 一条提示的时间

  一条提示显示多久。

  @noticeTimer @noticeTimer-1
  场景: 路径 1
    假如 一条提示刚出现
    那么 提示在页面上。
    当 时间：过 5 秒
    那么 提示已经显示够久。
