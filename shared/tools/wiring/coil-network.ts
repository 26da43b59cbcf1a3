/** Equal loads between two terminals: one, or parts that are not joined in the same way again. */
export type CoilNetwork = 'load' | { joined: 'series' | 'parallel'; parts: readonly CoilNetwork[] }

type Joined = 'series' | 'parallel'

/**
 * Returns every network of a number of equal loads in series and parallel, lowest load first (1, 2, 4, 10, 24
 * of 1 to 5: Riordan and Shannon 1942).
 */
export function coilNetworks(loads: number): CoilNetwork[] {
  if (loads === 1) return ['load']
  const all = (['parallel', 'series'] as const).flatMap((joined) => joinedNetworks(loads, joined))
  return all.sort((one, other) => networkLoad(one, 1) - networkLoad(other, 1))
}

function joinedNetworks(loads: number, joined: Joined): CoilNetwork[] {
  const other = joined === 'series' ? 'parallel' : 'series'
  const partsOf = Array.from({ length: loads }, (_, size): CoilNetwork[] => {
    if (size === 0) return []
    return size === 1 ? ['load'] : joinedNetworks(size, other)
  })
  return multisets(partsOf, loads).map((parts) => ({ joined, parts }))
}

/** Every way to take parts whose sizes add up to `left`, small ones first, so that each set comes once. */
function multisets(partsOf: readonly CoilNetwork[][], left: number, size = 1, first = 0): CoilNetwork[][] {
  if (left === 0) return [[]]
  const found: CoilNetwork[][] = []
  for (let next = size; next <= Math.min(left, partsOf.length - 1); next++) {
    const parts = partsOf[next] as CoilNetwork[]
    for (let at = next === size ? first : 0; at < parts.length; at++)
      for (const rest of multisets(partsOf, left - next, next, at))
        found.push([parts[at] as CoilNetwork, ...rest])
  }
  return found
}

/** Returns the load an amplifier sees, in the unit of one load. */
export function networkLoad(network: CoilNetwork, one: number): number {
  if (network === 'load') return one
  const loads = network.parts.map((part) => networkLoad(part, one))
  return network.joined === 'series'
    ? loads.reduce((sum, load) => sum + load, 0)
    : 1 / loads.reduce((sum, load) => sum + 1 / load, 0)
}

/** The share of the power that each load gets. */
export function powerShares(network: CoilNetwork, share = 1): number[] {
  if (network === 'load') return [share]
  // Power divides as resistance where parts share a current, and as conductance where they share a voltage.
  const weights = network.parts.map((part) => networkLoad(part, 1) ** (network.joined === 'series' ? 1 : -1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return network.parts.flatMap((part, at) => powerShares(part, (share * (weights[at] as number)) / sum))
}

/** Returns how much more power the busiest load gets than the idlest. Only networks with 1 are offered. */
export function powerSpread(network: CoilNetwork): number {
  const shares = powerShares(network)
  return Math.max(...shares) / Math.min(...shares)
}

/** Formats a network as text: `((1 + 1) || (1 + 1))`. */
export const networkText = (network: CoilNetwork): string =>
  network === 'load'
    ? '1'
    : `(${network.parts.map(networkText).join(network.joined === 'series' ? ' + ' : ' || ')})`
