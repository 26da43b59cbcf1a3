import { Anatomy } from './anatomy.tsx'
import { Channels } from './channels.tsx'
import { Hero } from './hero.tsx'
import { MembershipSheet } from './membership-sheet.tsx'
import type { NextEvent } from './next-event.ts'
import { NextEvents } from './next-events.tsx'
import type { SheetPlan } from './sheet-plans.ts'
import { SignalPath } from './signal-path.tsx'
import { Windshield } from './windshield.tsx'

export type HomePageProps = { plans: readonly SheetPlan[]; events: readonly NextEvent[] }

export function HomePage({ plans, events }: HomePageProps) {
  return (
    <>
      <Hero />
      <NextEvents events={events} />
      <Channels />
      <SignalPath />
      <Anatomy />
      <MembershipSheet plans={plans} />
      <Windshield />
    </>
  )
}
