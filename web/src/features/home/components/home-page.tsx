import { Anatomy } from './anatomy.tsx'
import { Channels } from './channels.tsx'
import { Hero } from './hero.tsx'
import { MembershipSheet } from './membership-sheet.tsx'
import type { SheetPlan } from './sheet-plans.ts'
import { SignalPath } from './signal-path.tsx'
import { Windshield } from './windshield.tsx'

export type HomePageProps = { plans: readonly SheetPlan[] }

export function HomePage({ plans }: HomePageProps) {
  return (
    <>
      <Hero />
      <Channels />
      <SignalPath />
      <Anatomy />
      <MembershipSheet plans={plans} />
      <Windshield />
    </>
  )
}
