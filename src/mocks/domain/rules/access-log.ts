import type { log } from '#services/contract/log.contract.ts';
import { refuse } from '../refusal.ts';
import type { World } from '../world.ts';

type Access = (typeof log.access.body)['Type'];
type AccessTime = (typeof log.accessTime.body)['Type'];

export const logAccess = (world: World, { cid, url, client }: Access): boolean => {
  world.commit({ type: 'access.logged', cid, url, client });
  return true;
};

export const logAccessTime = (world: World, { startTime, endTime, ...access }: AccessTime): boolean => {
  if (endTime < startTime) throw refuse(1, '结束时间早于开始时间');
  world.commit({ type: 'access.timed', ...access, startTime, endTime });
  return true;
};
