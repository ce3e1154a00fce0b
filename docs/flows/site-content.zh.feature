# language: zh-CN
功能: 站点内容页

  本站介绍自己的页面。

  @siteContent @siteContent-1
  场景: 路径 1
    假如 打开“关于我们”
    那么 本站介绍自己的页面。
    当 外部：网络恢复
    那么 失败的部分重新加载。
