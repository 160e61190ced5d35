import { expect, test } from '@jest/globals';
import { isWithin, networksAround, throttleAddress } from '../../api/auth/client-address.js';

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
])('tries from %s are counted at %s', (address, counted) =>
  expect(throttleAddress(address)).toBe(counted),
);

test('two addresses of one /64 are one place, of two are two', () => {
  expect(throttleAddress('2001:db8:a:b:ffff::1')).toBe(throttleAddress('2001:db8:a:b::2'));
  expect(throttleAddress('2001:db8:a:c::1')).not.toBe(throttleAddress('2001:db8:a:b::1'));
  expect(throttleAddress('203.0.113.7')).not.toBe(throttleAddress('203.0.113.8'));
});

test.each([
  ['203.0.113.7', null, '203.0.113.0/24'],
  ['2001:db8:1:ab02::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48'],
  ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
  ['', null, null],
])('%s lies in the networks %s and %s', (address, network, wideNetwork) =>
  expect(networksAround(address)).toEqual({ network, wideNetwork }),
);

test('an address lies within itself and its networks, and in no other', () => {
  const places = [
    '2001:db8:1:ab02::/64',
    '2001:db8:1:ab00::/56',
    '2001:db8:1::/48',
    '2001:db8:1:ac00::/56',
    '203.0.113.0/24',
  ];
  expect(places.filter((place) => isWithin('2001:db8:1:ab02::/64', place))).toEqual(
    places.slice(0, 3),
  );
});
