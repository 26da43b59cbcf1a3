import { kept, keptInTab } from '#web/lib/kept-in-browser.ts'

/**
 * Each tab keeps its work in a place of its own, so two of them never write over each other. A tab holds the
 * lock of its place for as long as the tool is on its screen. A place without a holder is free for the next
 * one.
 */

const mark = ':tab-'

export const nameAt = (base: string, place: number): string => (place === 1 ? base : `${base}${mark}${place}`)

const held = new Map<string, number>()
const taking = new Map<string, Promise<unknown>>()

/** The key of a tab's place before it was reloaded. */
const rememberedAs = (base: string) => `pro-tools:place:${base}`

function rememberedPlace(base: string): number | undefined {
  const place = Number(keptInTab.get(rememberedAs(base)))
  return Number.isInteger(place) && place >= 1 ? place : undefined
}

/** The place of this tab, also after the tool has left the screen. */
export const placeOf = (base: string): number => held.get(base) ?? rememberedPlace(base) ?? 1

/** Resolves once this tab knows its place. */
export const whenPlaced = async (base: string): Promise<void> => void (await taking.get(base))

/** The places beyond the first that something is kept in. */
export const keptPlaces = (base: string): number[] =>
  kept.names().flatMap((name) => {
    const place = name.startsWith(base + mark) ? Number(name.slice(base.length + mark.length)) : Number.NaN
    return Number.isInteger(place) && place > 1 ? [place] : []
  })

/** A browser without locks, or a page that may not use them, has the first place in every tab. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks
const refused = () => undefined

/** The places that other tabs hold. */
export async function placesElsewhere(base: string): Promise<number[]> {
  const names = new Set((await locks()?.query().catch(refused))?.held?.map(({ name }) => name))
  return [1, ...keptPlaces(base)].filter(
    (place) => place !== held.get(base) && names.has(nameAt(base, place)),
  )
}

/** Acts on a place that no tab holds, and does nothing if one does. */
export async function withFreePlace(base: string, place: number, work: () => void): Promise<void> {
  const request = locks()?.request(nameAt(base, place), { ifAvailable: true }, (lock) => {
    if (lock) work()
  })
  await request?.catch(refused)
}

export type DraftPlace = {
  /** Takes the place of another tab, which gets a free one then. */
  takeOver: (place: number) => Promise<void>
  leave: () => void
}

/** Takes a place for this tab: that of before a reload where something is in it, else the first that is free. */
export async function takeDraftPlace(base: string, onLost: (place: number) => void): Promise<DraftPlace> {
  let letGo: () => void = () => undefined
  let isLeft = false

  const take = (place: number, how: LockOptions) =>
    new Promise<boolean>((answer) => {
      let isHeld = false
      const request = locks()?.request(nameAt(base, place), how, (lock) => {
        if (!lock || isLeft) return answer(false)
        isHeld = true
        held.set(base, place)
        keptInTab.set(rememberedAs(base), String(place))
        return new Promise<void>((done) => {
          letGo = done
          answer(true)
        })
      })
      request?.catch(() => {
        // A browser that refuses locks is as good as one without them; else another tab has taken over.
        if (!isHeld) answer(true)
        else if (held.get(base) === place && !isLeft) void hold(takeFree()).then(() => onLost(place))
      })
      if (!request) answer(true)
    })

  async function takeFree() {
    const before = rememberedPlace(base)
    const isKept = before !== undefined && kept.get(nameAt(base, before)) !== null
    if (isKept && (await take(before, { ifAvailable: true }))) return
    for (let place = 1; !isLeft; place++) if (await take(place, { ifAvailable: true })) return
  }

  const hold = (work: Promise<void>) => {
    taking.set(base, work)
    return work
  }

  await hold(takeFree())
  return {
    async takeOver(place) {
      const letGoBefore = letGo
      await take(place, { steal: true })
      letGoBefore()
    },
    leave() {
      isLeft = true
      held.delete(base)
      letGo()
    },
  }
}
