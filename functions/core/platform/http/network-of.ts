/** A caller with IPv6 has more addresses than anyone could try: the first half of the address names one caller. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [before = '', after] = ip.toLowerCase().split('::')
  const groups = before.split(':').filter(Boolean)
  const behind = after?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - groups.length - behind.length)).fill('0')
  return [...groups, ...zeros, ...behind]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
