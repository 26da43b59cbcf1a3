import { Anatomy } from './anatomy.tsx'
import { Channels } from './channels.tsx'
import { Hero } from './hero.tsx'
import { MembershipSheet } from './membership-sheet.tsx'
import { ScorePath } from './score-path.tsx'
import type { SheetPlan } from './sheet-plans.ts'
import { Windshield } from './windshield.tsx'

export type HomePageProps = { plans: readonly SheetPlan[] }

export function HomePage({ plans }: HomePageProps) {
  return (
    <>
      <Hero />
      <Channels />
      <ScorePath />
      <Anatomy />
      <MembershipSheet plans={plans} />
      <Windshield />
    </>
  )
}
