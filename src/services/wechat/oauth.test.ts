import { expect, test } from 'vitest';
import { authorizeAddress, isSimulated, returnAddress } from './oauth.ts';

const asked = { redirectUri: 'https://shiye.test/?a=1&b=%E9%A3%9F', state: 'AbC123' };

test("[R2.3-1 R4.1-16] WeChat's page gets its parameters in its own order, and the fragment", () => {
  expect(authorizeAddress('https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1', asked)).toBe(
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1' +
      '&redirect_uri=https%3A%2F%2Fshiye.test%2F%3Fa%3D1%26b%3D%25E9%25A3%259F' +
      '&response_type=code&scope=snsapi_userinfo&state=AbC123#wechat_redirect',
  );
});

test('a configured scope is kept, whatever stands before it', () => {
  const address = authorizeAddress('https://open.weixin.qq.com/connect/qrconnect?scope=snsapi_login&appid=wx2', asked);
  expect(address).toMatch(
    /qrconnect\?appid=wx2&redirect_uri=[^&]+&response_type=code&scope=snsapi_login&state=AbC123#/,
  );
});

test('back come code and state, or the state alone', () => {
  expect(returnAddress(asked, 'wx-1')).toBe('https://shiye.test/?a=1&b=%E9%A3%9F&code=wx-1&state=AbC123');
  expect(returnAddress({ ...asked, redirectUri: 'https://shiye.test/' }, null)).toBe(
    'https://shiye.test/?state=AbC123',
  );
});

test('a path is the simulated backend, an address is WeChat', () => {
  expect(isSimulated('/wechat/connect/authorize')).toBe(true);
  expect(isSimulated('https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1')).toBe(false);
});
