import type { PlanOffer } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { cx } from '#web/ui/cx.ts'
import { featureMatrix } from './feature-matrix.ts'

/** The moments in which a person meets a feature. Features that are not named here are self-explanatory. */
const moments: Record<string, string> = {
  'Business directory listing': 'They look for a shop or a brand near them.',
  'Marketplace offers under your shop’s name': 'They want to buy, and see who is selling.',
  'Advertising on relevant pages': 'They read about the next show in their state.',
  'Post and manage events': 'They come to your demo day or your show.',
  'Visits and leads from your listing': 'You want to know how your month went.',
  'Priority support': 'Something is unclear, and a customer is waiting.',
  'Public profile under your business name': 'They follow a link to see who you are and what you do.',
  'Searchable by business name, membership and state': 'They know your name, and want to see who you are.',
  'Reviewed by a person before you go live': 'They want to know whether a business is real.',
  'Product pages with Thiele/Small parameters': 'They compare two subs by the numbers.',
  'Your drivers in the enclosure designer': 'They draw the box around your driver.',
  'Team sponsorship': 'A team looks for a name to run under.',
  'Results by product': 'They want to know what won, and with which gear.',
  'A dedicated contact': 'You want to talk to the same person again.',
  'Shown as a manufacturer in the directory and on your profile':
    'They want to talk to the people who build it.',
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
