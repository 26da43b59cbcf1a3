import type { FeaturedBoard } from '#shared/leaderboard/standings/featured-contract.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Shows the leaders of the largest class of a running season, or says that no one is ranked. */
export function SeasonBoard({ board }: { board: FeaturedBoard | null }) {
  const path = board
    ? `/leaderboard?${new URLSearchParams({ season: board.seasonId, class: board.classKey })}`
    : '/leaderboard'
  return (
    <section aria-labelledby="season-board" className="border-t border-line">
      <div className="shell grid gap-x-12 gap-y-6 sm:gap-y-8 py-10 sm:py-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid content-start justify-items-start gap-4">
          <h2 id="season-board" className="wide text-3xl">
            On the board
          </h2>
          {board ? (
            <p className="text-dim sm:text-lg wrap-anywhere">
              {`${board.className} in ${board.seasonName}${board.leagueName ? `, ${board.leagueName}` : ''}. ${ranked(board.competitors)} by verified results alone.`}
            </p>
          ) : (
            <p className="text-dim sm:text-lg">
              No one is ranked in a running season yet. The first verified class fills this board.
            </p>
          )}
          <ButtonLink to={path}>Leaderboard</ButtonLink>
        </div>
        {board && (
          <ol aria-label={`Standings of ${board.className}`} className="panel board-lines">
            {board.rows.map(({ rank, isTied, name, points }) => (
              <li key={`${rank} ${name}`}>
                <span className="readout">
                  {rank}
                  {isTied && (
                    <>
                      <span aria-hidden="true">=</span>
                      <span className="sr-only"> shared</span>
                    </>
                  )}
                </span>
                <span>{name}</span>
                <span>
                  <span className="readout">{points}</span> <small>{points === 1 ? 'point' : 'points'}</small>
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

const ranked = (competitors: number) =>
  competitors === 1
    ? 'One competitor is ranked'
    : `${competitors.toLocaleString('en-US')} competitors are ranked`
