import type { FeaturedBoard } from '#shared/leaderboard/standings/featured-contract.ts'
import { AdSlot } from '#web/features/platform/ad-slots/components/ad-slot.tsx'
import { Anatomy } from './anatomy.tsx'
import { Channels } from './channels.tsx'
import { Hero } from './hero.tsx'
import { MembershipSheet } from './membership-sheet.tsx'
import type { NextEvent } from './next-event.ts'
import { NextEvents } from './next-events.tsx'
import { SeasonBoard } from './season-board.tsx'
import type { SheetPlan } from './sheet-plans.ts'
import { SignalPath } from './signal-path.tsx'
import { Windshield } from './windshield.tsx'

export type HomePageProps = {
  plans: readonly SheetPlan[]
  events: readonly NextEvent[]
  /** Null if no one is ranked. It is undefined while that is not known. */
  board: FeaturedBoard | null | undefined
}

export function HomePage({ plans, events, board }: HomePageProps) {
  return (
    <>
      <Hero />
      <NextEvents events={events} />
      <div className="shell py-6 sm:py-10">
        <AdSlot zone="home_wide" />
      </div>
      {board !== undefined && <SeasonBoard board={board} />}
      <Channels />
      <SignalPath />
      <Anatomy />
      <MembershipSheet plans={plans} />
      <Windshield />
    </>
  )
}
