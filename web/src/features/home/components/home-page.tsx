import { Anatomy } from './anatomy.tsx'
import { Channels } from './channels.tsx'
import { Hero } from './hero.tsx'
import { type HomePlan, MembershipSheet } from './membership-sheet.tsx'
import { ScorePath } from './score-path.tsx'
import { Windshield } from './windshield.tsx'

export type HomePageProps = { plans: readonly HomePlan[] }

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
