import { postTagId, themeTagId } from '#services/contract/constants.ts';
import { lines } from './lines.ts';
import { generalComments } from './news-comments.ts';
import { type PostTheme, themeKind } from './posts/offers.ts';

export interface CommentWords {
  /** `comment|answers…` */
  readonly comments: readonly string[];
  /** What may be answered to anybody. */
  readonly replies: readonly string[];
}

const anyReplies = lines(`
  同感，我们这边情况也差不多。
  能展开说说吗？我们正好在选型。
  感谢补充，学到了。
  已经私信您，想请教一下细节。`);

/** What readers write below an activity, and what others answer. */
const activityComments = lines(`
  请问现场可以试吃吗？想带团队一起过去。|去年可以，一般安排在下午。
  去年参加过，对接效率挺高，今年继续报名。|去年我也在，今年现场见。
  有没有从杭州一起出发的？可以拼车。|我从杭州走，坐高铁，可以约一起。
  希望问答时间留多一点，去年没轮到我提问。
  会后会有资料分享吗？当天赶不过来。|往年会后一周内发到报名邮箱。
  嘉宾阵容不错，都是实战派。
  停车方便吗？准备自己开车带样品。|有地下停车场，建议早点到。
  希望多一些中小企业的案例，大公司的玩法学不来。|同意，去年那场小厂分享最受欢迎。
  报名成功了，现场见！|到时候现场认识一下。
  去年午餐排队太久，今年能不能分批？`);

/** Below an offer or a search: of goods or of a service. What is answered is the author's. */
const offerComments: Readonly<Record<'goods' | 'service', readonly string[]>> = {
  goods: lines(`
    请问起订量多少？我们先做一批打样。|首单量少也接，已经私信您。
    方便发一份检测报告和报价单吗？|资质都齐全，已经私信您，请查收。
    价格还能谈吗？长期要货。|长期合作可以给到月结，价格也能让一点。
    我们仓在成都，能送到吗？|能送，量大运费我们承担。
    样品收到了，品质不错，月底定首单。|谢谢信任，排产给您留好。
    支持一下，靠谱的供应商，合作过两年。
    想了解一下账期，首单现结没问题。|首单现结，之后按月结。
    下周到你们那边出差，方便当面聊聊吗？|欢迎，定了时间私信我。
    能先视频看一下现场吗？|可以，上午光线好，您约个时间。`),
  service: lines(`
    想看两个同类案例，方便私信吗？|已经私信您，请查收。
    预算有限，能不能只做其中一部分？|可以拆开报价，先聊需求。
    年底前还能排进去吗？|还有档期，越早定越好。
    之前合作过，沟通很顺，按时交付。
    首次合作怎么付款？|三成启动，验收后付尾款。
    下周到你们那边出差，方便当面聊聊吗？|欢迎，定了时间私信我。
    和你们合作的品牌有哪些？想先了解一下。|名单私信您，有几家不方便公开。`),
};
const searchComments: typeof offerComments = {
  goods: lines(`
    我们有现货，可以先寄样。|收到，样品请寄公司地址，私信您。
    这个规格做过，交期大概 20 天。|可以，第一批能快一点吗？
    已私信报价和检测报告，请查收。|收到了，今天看完回复您。
    请问首单之后每月大概多少量？|首单之后按季度签。
    能接受分批交付吗？第一批两周可以到。|可以分批，第一批要快。
    推荐一家我们合作过的，质量稳定，私信您联系方式。|谢谢推荐，已经联系上了。
    账期是多久？月结的话我们可以接。
    还在找吗？我们下个月有货。|还在找，麻烦先发一份资料。`),
  service: lines(`
    已私信方案和案例，请查收。|收到了，这周内给您答复。
    方便留一份详细要求吗？明天给您方案。|要求已经私信您。
    预算能再放宽一点吗？按要求做成本会高一些。|预算可以谈，先看方案。
    我们给同类客户做过，可以先聊半小时。|好，私信约时间。
    推荐一家我们合作过的团队，很负责。|谢谢推荐，已经联系上了。
    还在找吗？下个月有档期。|还在找，麻烦先发一份资料。
    同求，合适的话也介绍给我。`),
};

const jobComments = lines(`
  简历已经发过去了，期待回复。|收到，人事会在三个工作日内联系您。
  请问接受异地候选人吗？可以搬过来。|接受异地，入职有一个月住房补贴。
  有年终奖和餐补吗？|都有，具体面谈。
  帮转，团队氛围不错。|谢谢帮转！
  试用期多久？社保按全额交吗？|试用期三个月，社保全额。
  应届硕士可以投吗？有两段实习。|可以投，请附作品或课题。
  出差频率大概是多少？|一个月一次左右，两三天。
  这个岗位还在招吗？朋友想投。|还在招，欢迎推荐。`);

const houseComments = lines(`
  收藏了，写得很清楚。
  建议再加一个填写范例。|谢谢建议，已经记下了。
  支持，希望审核再快一点。|我们会继续加快。
  转给同事了，谢谢小编。
  希望以后可以按交货地筛选。|谢谢建议，已经记下了。
  能不能支持上传视频？|已经在排期了。`);

/** What is said below a post, by its tag and theme. */
const postComments = (tagId: number, theme: PostTheme): readonly string[] => {
  if (tagId === postTagId.recruitment) return jobComments;
  if (tagId === postTagId.popular) return houseComments;
  return (tagId === postTagId.demand ? searchComments : offerComments)[themeKind[theme]];
};

/** What is said below it; of a post by its tag and theme. Articles have words of their own story (`news-comments.ts`). */
export const wordsBelow = (
  kind: 'news' | 'activity' | 'post',
  post: { readonly tagId: number; readonly themeTagId: number } | undefined,
): CommentWords => {
  const theme = Object.keys(themeKind).find(
    (name): name is PostTheme => name in themeKind && themeTagId[name as PostTheme] === post?.themeTagId,
  );
  if (kind === 'post' && post) return { comments: postComments(post.tagId, theme ?? 'others'), replies: anyReplies };
  return { comments: kind === 'activity' ? activityComments : generalComments, replies: anyReplies };
};
