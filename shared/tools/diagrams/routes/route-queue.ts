/** A queue that gives the state with the lowest cost first, and of equal ones the last that came. */
export function newRouteQueue() {
  const costs: number[] = []
  const states: number[] = []
  const swap = (one: number, other: number) => {
    const [cost, state] = [costs[one] as number, states[one] as number]
    costs[one] = costs[other] as number
    states[one] = states[other] as number
    costs[other] = cost
    states[other] = state
  }
  return {
    push(cost: number, state: number) {
      let at = costs.length
      costs.push(cost)
      states.push(state)
      while (at > 0) {
        const above = (at - 1) >> 1
        if ((costs[above] as number) < cost) break
        swap(at, above)
        at = above
      }
    },
    /** The next state, or −1. */
    pop(): number {
      const found = states[0]
      if (found === undefined) return -1
      swap(0, costs.length - 1)
      costs.pop()
      states.pop()
      for (let at = 0; ; ) {
        const [left, right] = [2 * at + 1, 2 * at + 2]
        let least = at
        if (left < costs.length && (costs[left] as number) < (costs[least] as number)) least = left
        if (right < costs.length && (costs[right] as number) < (costs[least] as number)) least = right
        if (least === at) return found
        swap(at, least)
        at = least
      }
    },
  }
}
