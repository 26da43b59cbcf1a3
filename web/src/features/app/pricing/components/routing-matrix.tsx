import type { PlanOffer } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { cx } from '#web/ui/cx.ts'
import { featureMatrix } from './feature-matrix.ts'

/** The moments in which a person meets a feature. Features that are not named here are self-explanatory. */
const moments: Record<string, string> = {
  'Business directory listing': 'Get found by people near you.',
  'Marketplace offers under your shop’s name': 'Sell under the name buyers know.',
  'Advertising on relevant pages': 'Reach people who read about shows in their state.',
  'Post and manage events': 'Get found for events you host.',
  'Visits and leads from your listing': 'See how your month went.',
  'Priority support': 'Get an answer while your customer waits.',
  'Public profile under your business name': 'Send people a link to who you are and what you do.',
  'Searchable by business name, membership and state': 'Get found by people who know your name.',
  'Reviewed by a person before you go live': 'Show that your business is real.',
  'Product pages with Thiele/Small parameters': 'Get compared by the numbers.',
  'Your drivers in the enclosure designer': 'Let people design boxes around your driver.',
  'Team sponsorship': 'Back a team that runs under your name.',
  'Results by product': 'Show what won with your gear.',
  'A dedicated contact': 'Talk to the same person every time.',
  'Shown as a manufacturer in the directory and on your profile': 'Show that you build it.',
}

/** The features of several memberships as the routing matrix of a console: a lit point is a connection. */
export function RoutingMatrix({ offers }: { offers: readonly PlanOffer[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">What each membership includes</caption>
      <thead>
        <tr className="border-b border-edge">
          <th scope="col" className="label py-3 pr-4 align-bottom text-dim">
            Feature
          </th>
          {offers.map(({ type, name }) => (
            <th key={type} scope="col" className="label w-14 py-3 text-center align-bottom text-dim sm:w-36">
              <span className="inline-block rotate-180 [writing-mode:vertical-rl] sm:rotate-0 sm:[writing-mode:horizontal-tb]">
                {name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {featureMatrix(offers).map(({ feature, included }) => (
          <tr key={feature} className="border-b border-line">
            <th scope="row" className="py-4 pr-4 font-normal">
              <span className="block text-lg font-semibold">{feature}</span>
              {moments[feature] && <span className="block text-dim">{moments[feature]}</span>}
            </th>
            {offers.map(({ type }, column) => (
              <td key={type} className="text-center">
                <Point lit={included[column] ?? false} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Point({ lit }: { lit: boolean }) {
  return (
    <>
      <svg viewBox="0 0 24 24" className="mx-auto size-6" aria-hidden="true">
        <circle
          cx="12"
          cy="12"
          r="7"
          strokeWidth="1.5"
          className={cx(lit ? 'fill-ok stroke-edge' : 'fill-well stroke-edge')}
        />
        {!lit && <path d="M8.5 12h7" className="stroke-edge" strokeWidth="1.5" />}
      </svg>
      <span className="sr-only">{lit ? 'Included' : 'Not included'}</span>
    </>
  )
}
