import type { Activity, ActivityDetail } from '../sent.ts';
import { type ActivityRow, createOrganiserTags, organiserIntroduction } from './activities.ts';
import { kindOf } from './activity-kinds.ts';
import type { CompanyRow } from './companies.ts';
import { cover } from './covers.ts';
import people from './data/people.json' with { type: 'json' };
import { randomFor } from './random.ts';
import { chinaOffset, day } from './times.ts';

export interface ActivityMapper {
  readonly toItem: (row: ActivityRow) => Omit<Activity, 'period'>;
  readonly toDetail: (
    row: ActivityRow,
  ) => Omit<ActivityDetail, keyof Activity | 'commentCount' | 'likeCount' | 'isLiked' | 'isFavorite'>;
}

const dayNames = ['第一天', '第二天', '第三天', '第四天'];

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const clock = (minutes: number): string => {
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

const daysOf = ({ startTime, endTime }: ActivityRow): number =>
  Math.floor((endTime - 1 + chinaOffset) / day) - Math.floor((startTime + chinaOffset) / day) + 1;

function agendaOf(row: ActivityRow, company: CompanyRow | undefined): string {
  const words = kindOf(row.kind);
  const random = randomFor(`agenda:${row.id}`);
  const days = daysOf(row);
  const speaker = (who: string): string => {
    if (who === 'expert') {
      const { name, house } = random.pick(people.experts);
      return `${name}（${house}）`;
    }
    return who === 'leader' && company ? `${company.leader}（${company.shortName}${company.leaderTitle}）` : '';
  };
  return Array.from({ length: days }, (_, index) => {
    let at = words.hours[0];
    const plan = index === 0 ? words.day : words.day.slice(1);
    const rows = plan.map(({ minutes, what, speaker: who }) => {
      const from = clock(at);
      at += minutes;
      return `<tr><td>${from}–${clock(at)}</td><td>${row.write(what)}</td><td>${speaker(who)}</td></tr>`;
    });
    const heading = days === 1 ? '' : `<h3>${dayNames[index] ?? ''}</h3>`;
    return `${heading}<table><thead><tr><th>时间</th><th>内容</th><th>嘉宾</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  }).join('');
}

function contentOf(row: ActivityRow): string {
  const words = kindOf(row.kind);
  const random = randomFor(`content:${row.id}`);
  const write = (texts: readonly string[]) => texts.map(row.write);
  const rules = [
    row.price === 0 ? '免费参加，名额有限，报名成功以主办方确认为准' : `费用 ${row.price} 元起，开始前三天可全额退款`,
    '请携带名片与有效证件签到，迟到超过三十分钟名额将让给候补',
    '现场禁止未经允许的录音录像，资料会后统一发放',
  ];
  return [
    ...write(words.summaries).map((text) => `<p>${text}</p>`),
    `<h2>活动亮点</h2>${list(write(random.picks(words.highlights, 4)))}`,
    `<h2>适合谁参加</h2>${list(write(words.audience))}`,
    `<h2>参与须知</h2>${list(rules)}`,
  ].join('');
}

export function createActivityMapper(companies: readonly CompanyRow[]): ActivityMapper {
  const organisers = new Map(createOrganiserTags().map(({ id, name }) => [id, name]));
  const byId = new Map(companies.map((company) => [company.id, company]));
  return {
    toItem: (row) => ({
      id: row.id,
      type: row.kind,
      title: row.title,
      coverImg: cover({ key: `activity:${row.id}`, category: row.category, shape: kindOf(row.kind).shape }),
      sourceName: organisers.get(row.sourceId) ?? '',
      publishTime: row.publishTime,
      typeName: kindOf(row.kind).name,
      sourceId: row.sourceId,
      summary: row.write(randomFor(`activity-summary:${row.id}`).pick(kindOf(row.kind).summaries)),
      startTime: row.startTime,
      endTime: row.endTime,
      city: row.city,
      venue: row.venue,
      price: row.price,
      viewCount: row.viewCount,
    }),
    toDetail: (row) => ({
      content: contentOf(row),
      agenda: agendaOf(row, byId.get(row.companyId)),
      address: row.address,
      sourceIntroduction: organiserIntroduction(row.sourceId),
      contactEmail: `events${row.sourceId}@shiye.example`,
    }),
  };
}
