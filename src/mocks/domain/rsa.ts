/** Key pair for encrypting passwords (R7.1-11): RSA-OAEP with SHA-256. For development only; it protects nothing. */
export const publicKey = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA2sDMQ9r6VqzV5phvuA8I+yre7S/KtvoEVt2j8Y1TVhga6nDEAT++IlFZOJfo3PlE',
  'Hb15D7u37ulRQDwAUpz1ctZEL014yoyTzsXPJaR2FfohVM2XadjNXIWWxEaL+6ktT+I8oBQ/sg2xYBeb8V1Ts+Njv4cDnDKq2c/5P4BFAE0H',
  'x3GdwJGcF2UY1ZoKdkNIO+EUglqBAjBKWRG0NbQBYJ4igBL48a9dXeUZpFkceWNrsxfr/bDqiaTlexIA7gm+uIpZB9piVIQBJ7/c9TS2nWMO',
  'sBGyo42GlqqIewkdMK9fvrjdNVHVl6Lzq2ndv3RRw2lz4Hepj8Aa8MYb6JRf0QIDAQAB',
].join('');

const privateKey = [
  'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQDawMxD2vpWrNXmmG+4Dwj7Kt7tL8q2+gRW3aPxjVNWGBrqcMQBP74iUVk4',
  'l+jc+UQdvXkPu7fu6VFAPABSnPVy1kQvTXjKjJPOxc8lpHYV+iFUzZdp2M1chZbERov7qS1P4jygFD+yDbFgF5vxXVOz42O/hwOcMqrZz/k/',
  'gEUATQfHcZ3AkZwXZRjVmgp2Q0g74RSCWoECMEpZEbQ1tAFgniKAEvjxr11d5RmkWRx5Y2uzF+v9sOqJpOV7EgDuCb64ilkH2mJUhAEnv9z1',
  'NLadYw6wEbKjjYaWqoh7CR0wr1++uN01UdWXovOrad2/dFHDaXPgd6mPwBrwxhvolF/RAgMBAAECggEAHY09Kw+KkSoBLYk7UnSphHDas9Uo',
  'gAaPjoKbsraiYveXr0Mzn22SjIVL1dLj0PJVquTdVWxJIVvgr5pLet2cZPqgNHm1TzulfiIH5XBtyXNEjHXHtjNlLtIXN4XGRGWq6udHxGJn',
  '5nBmHXKjDPzMIXmfEJE3QiMwJIOtitATwkHlqn1314vJKMat1IXidcMDMN0/OkZenzc+rto7RPGvlI2WAKUGKkl/zCgkdiDP3GgqMOAL2j5i',
  'tnTHtuHhSHXr4hGx8yFwjgZY66p00fDE/RmefAu5Ol/9GCOZ9QU7txXpOSmlUmkDv9C4UmOj7JXP6WGmv66yBpXHmrc4C6feKQKBgQD9wT41',
  'IrQBFI8JA6pDVumMbi0SqdzOw7JKKzBc2gHeSsvrkz7iMLmV9zDjGbtobOOQmnCie8Bf+vxaSuxBTpyF7pfl2uD5kSCfWCgHreMWMU5HZznP',
  'KbaRUxg/IqDUE8C3fDQIfm7LaIzmTtKoRduuMtmXEYZque6sOTHiUY4d9QKBgQDcsEaR3RlsydliS2rTnAw6XlpTBjP3N/nGWJ6HguCLjHR/',
  'wXDJEHUarBZnxq3lZo4JL5OIEk5QcUQwWLZvW+doPSSEETClbZ1Fj3o1wcHgj0g+sv/IlP/Jf0o6LQPFE85OiLqDJKr4AFEbe8qJ4trayXcQ',
  'ZdK0f0fgtxBKzE2U7QKBgG+J7JUgnuzGo6S7trCI2HnAyBEnFwbPoGPXnheCQEX8rKvs+jwkXL8de6CnY+gfzNt390CEkufdg+UQf86pBkYc',
  'vSnszu0ELMm9z0Ko3WOY4qaiKhf0Zup0EvlVeEogMJq2foypPnwshZqKVTBgHJLyiRBNRL9O4SlUrqejX4utAoGAVjA172OVOWp/jqb7mpc4',
  'I1eUGRa0Ftnyn6ceirfvcDCzku1+Wdgmk/sfaPosEgqCcE33ZU4Y7cu+oM8UuNsAvjIa38VC5Wiw4mjNhs8cI9JxmaMYyEKAvzYKTDwmW8KH',
  'cR5vESax6tdc1cn76OwDIy1JZcsOhlWrQbTdFQlDR2UCgYEAmc1eEcKbRpl+IN4xU5zZ2JJloiq+I5w1iIGzpK6U2jLXAVf0ap44alf7kKBD',
  'KNZA2BWpSJH3P9d7zZtirlctu1yPdLzyYrakDVAN3m71OUnWNuEbEIegzhnTDW0jKS3GSmEOSWho9SaH+5JOB7dDvllQd4WFF0rvES6/kacQ',
  'mhg=',
];

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

export const decrypt = async (ciphertext: string): Promise<string | null> => {
  try {
    const key = await crypto.subtle.importKey(
      'pkcs8',
      bytesOf(privateKey.join('')),
      { name: 'RSA-OAEP', hash: 'SHA-256' },
      false,
      ['decrypt'],
    );
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, key, bytesOf(ciphertext)));
  } catch {
    return null;
  }
};
