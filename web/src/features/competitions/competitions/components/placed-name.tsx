import { Link } from 'react-router-dom'
import { unitOf } from '#shared/competitions/competitions/board-words.ts'
import type { ClassCard } from '#shared/competitions/competitions/contract.ts'
import type { PodiumPlace } from '#shared/competitions/competitions/podium.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { cx } from '#web/ui/cx.ts'

/** Someone on a podium by name, linked if the profile is public. */
export const PlacedName = ({ place: { name, profilePath } }: { place: PodiumPlace }) =>
  profilePath ? (
    <Link to={profilePath} className="font-semibold wrap-anywhere hover:underline">
      {name}
    </Link>
  ) : (
    <span className="font-semibold wrap-anywhere">{name}</span>
  )

type PlacedScoreProps = {
  place: PodiumPlace
  kind: ClassCard['kind']
  /** True for the one number of the page. */
  isTop?: boolean
}

/** A score with its unit, if the organizer shows it. */
export const PlacedScore = ({ place: { score }, kind, isTop = false }: PlacedScoreProps) =>
  score ? (
    <span className={cx('readout font-semibold whitespace-nowrap', isTop && 'text-lg text-signal-ink')}>
      {showScore(score)} <span className="text-sm font-normal text-dim">{unitOf(kind)}</span>
    </span>
  ) : null
