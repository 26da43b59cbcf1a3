import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { boxesOf } from '#shared/platform/ad-slots/ad-sizes.ts'
import { useNear } from '#web/lib/use-near.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { cx } from '#web/ui/cx.ts'
import type { SlotFiller, SlotProps } from './slot-filler.ts'
import * as fillers from './slot-fillers-of-nouns.ts'

type Filled = Awaited<ReturnType<SlotFiller['load']>>['FilledSlot']

/** A page is the same for everyone and holds no ad: it is fetched when its place comes near. */
const nearBy = '400px'

/** The share of the window above it. What begins in the last tenth is hardly seen, and little below it moves. */
const unseenFrom = 0.9

/** A headline and a text of two lines each. A card of an item beside it is no lower. */
const heightOfWords = 104

/**
 * The place of an ad, at its full size from the first paint on. Until one comes it says that it can be had; a place
 * that no one bought goes while it is still below the window, where nothing in sight moves.
 */
export function AdSlot({ zone, state }: SlotProps) {
  const [place, isNear] = useNear<HTMLElement>(nearBy)
  const [Filled, setFilled] = useState<Filled>()
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (!isNear) return undefined
    let isThere = true
    const fill = async () => {
      for (const filler of Object.values(fillers) as SlotFiller[]) {
        // The place keeps its words if what fills it does not arrive.
        const loaded = await filler.load().catch(() => undefined)
        if (loaded && isThere) setFilled(() => loaded.FilledSlot)
      }
    }
    whenIdle(fill)
    return () => {
      isThere = false
    }
  }, [isNear])
  if (isGone) return null
  const leaveUnseen = () => {
    const top = place.current?.getBoundingClientRect().top ?? 0
    if (top > window.innerHeight * unseenFrom) setGone(true)
  }
  const house = (
    <Link
      to="/advertise"
      className="absolute inset-0 grid place-items-center border border-line bg-well text-sm text-dim"
    >
      Advertise here
    </Link>
  )
  const shown = Filled ? (
    <Filled zone={zone} state={state} onUnsold={leaveUnseen}>
      {house}
    </Filled>
  ) : (
    house
  )
  if (boxesOf(zone).hasWords)
    return (
      <section ref={place} aria-label="Advertisement" className="panel relative h-full overflow-hidden">
        {shown}
        <Room zone={zone} />
        <svg height={heightOfWords} aria-hidden="true" className="block w-full" />
        <p className="pointer-events-none absolute top-2 left-2 bg-ground px-1.5 text-xs text-dim">Ad</p>
      </section>
    )
  return (
    <section ref={place} aria-label="Advertisement" className="flex justify-center">
      <div className="min-w-0">
        <p className="mb-1 text-xs text-dim">Ad</p>
        <div className="relative">
          {shown}
          <Room zone={zone} />
        </div>
      </div>
    </section>
  )
}

/** Keeps the room of an ad by drawings of nothing: a page has no styles of its own elements. */
function Room({ zone }: Pick<SlotProps, 'zone'>) {
  const { wide, phone, hasWords } = boxesOf(zone)
  const boxes = phone
    ? ([
        [wide, 'max-lg:hidden'],
        [phone, 'lg:hidden'],
      ] as const)
    : ([[wide, undefined]] as const)
  return boxes.map(([{ width, height }, shownAt]) => (
    <svg
      key={width}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={cx('block h-auto max-w-full', hasWords && 'w-full', shownAt)}
    />
  ))
}
