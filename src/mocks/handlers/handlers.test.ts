import { expectTypeOf, test } from 'vitest';
import type { log } from '#services/contract/log.contract.ts';
import type { news } from '#services/contract/news.contract.ts';
import type { session } from '#services/contract/session.contract.ts';
import { refuse } from '../domain/refusal.ts';
import type { HandlerRequest, Handlers } from './handlers.ts';

type Reports = Pick<typeof log, 'clientError'>;

test('a missing handler and a wrong reply are no table of handlers', () => {
  const right = { clientError: () => true };
  const wrongReply = { clientError: () => 'done' };
  const silent = { clientError: () => {} };
  const refusing = {
    clientError: () => {
      throw refuse(1, 'no');
    },
  };
  expectTypeOf(right).toExtend<Handlers<Reports>>();
  expectTypeOf(silent).toExtend<Handlers<Reports>>();
  expectTypeOf(refusing).toExtend<Handlers<Reports>>();
  expectTypeOf({}).not.toExtend<Handlers<Reports>>();
  expectTypeOf(wrongReply).not.toExtend<Handlers<Reports>>();
});

test('a handler is given the decoded parts, and a caller where the contract asks for a member', () => {
  expectTypeOf<HandlerRequest<(typeof news)['detail']>['params']>().toEqualTypeOf<{ readonly id: string }>();
  expectTypeOf<HandlerRequest<(typeof news)['detail']>['caller']>().toBeNullable();
  expectTypeOf<HandlerRequest<(typeof session)['profile']>['caller']>().not.toBeNullable();
});
