import { expect, test } from '@jest/globals';
import { throttleAddress } from '../../api/auth/client-address.js';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('tries from %s are counted at %s', (address, counted) => expect(throttleAddress(address)).toBe(counted));

test('two addresses of one /64 are one place, of two are two', () => {
  expect(throttleAddress('2001:db8:a:b:ffff::1')).toBe(throttleAddress('2001:db8:a:b::2'));
  expect(throttleAddress('2001:db8:a:c::1')).not.toBe(throttleAddress('2001:db8:a:b::1'));
  expect(throttleAddress('203.0.113.7')).not.toBe(throttleAddress('203.0.113.8'));
});
