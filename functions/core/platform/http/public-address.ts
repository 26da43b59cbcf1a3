import { BlockList, isIPv6 } from 'node:net'

/** Ranges that no address of the public web is in: private networks, this machine, and what clouds tell their machines. */
const inner = new BlockList()
const v4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
const v6: [string, number][] = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]
for (const [net, bits] of v4) {
  inner.addSubnet(net, bits, 'ipv4')
  inner.addSubnet(`::ffff:${net}`, 96 + bits, 'ipv6')
}
for (const [net, bits] of v6) inner.addSubnet(net, bits, 'ipv6')

/** True if an IP address is on the public web. */
export const isPublicAddress = (address: string): boolean =>
  !inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
