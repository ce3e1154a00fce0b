import { expectTypeOf, test } from 'vitest';
import type { news } from './contract/news.contract.ts';
import { session } from './contract/session.contract.ts';
import { call } from './env.ts';

test('an endpoint without input is called with nothing or an empty input, any other with its own', () => {
  expectTypeOf(call<typeof session.memberInfo>).toBeCallableWith(session.memberInfo);
  expectTypeOf(call<typeof session.memberInfo>).toBeCallableWith(session.memberInfo, {});
  expectTypeOf<Parameters<typeof call<typeof news.detail>>[1]>().toExtend<{ params: { readonly id: string } }>();
});
