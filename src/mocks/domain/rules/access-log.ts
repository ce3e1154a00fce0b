import type { log } from '#services/contract/log.contract.ts';
import type { Domain } from '../domain.ts';
import { refuse } from '../refusal.ts';

type Access = (typeof log.access.body)['Type'];
type AccessTime = (typeof log.accessTime.body)['Type'];

export const logAccess = (domain: Domain, { cid, url, client }: Access): boolean => {
  domain.commit({ type: 'access.logged', cid, url, client });
  return true;
};

export const logAccessTime = (domain: Domain, { startTime, endTime, ...access }: AccessTime): boolean => {
  if (endTime < startTime) throw refuse(1, '结束时间早于开始时间');
  domain.commit({ type: 'access.timed', ...access, startTime, endTime });
  return true;
};
