import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The name where it belongs, on the banner across the top of a windshield: an invitation to visitors. */
export function Windshield() {
  if (useSession().status === 'signed-in') return null
  return (
    <section aria-labelledby="join" className="overflow-hidden border-t border-line">
      <div className="shell grid justify-items-center gap-6 pt-10 pb-12 sm:pt-16 sm:pb-20 text-center">
        <svg viewBox="0 0 900 250" className="w-full max-w-5xl" aria-hidden="true">
          <path
            d="M150 20Q450 -6 750 20Q772 22 782 40L884 236Q450 204 16 236L118 40Q128 22 150 20Z"
            className="fill-panel stroke-edge"
            strokeWidth="3"
          />
          <path
            d="M150 22Q450 -4 750 22Q770 24 780 42L816 110Q450 78 84 110L120 42Q130 24 150 22Z"
            className="fill-signal"
          />
          <text
            x="450"
            y="80"
            textAnchor="middle"
            className="wide fill-on-signal text-[4.25rem] font-extrabold"
          >
            BOXRISE
          </text>
          <path
            d="M200 214L330 168M560 212L700 172"
            className="stroke-edge"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
        <h2 id="join" className="wide text-3xl text-balance">
          Pull into the lanes
        </h2>
        <p className="max-w-md text-lg text-dim">
          A competitor membership is free. Bring a vehicle, a name, and something worth hearing.
        </p>
        <ButtonLink to="/pricing" variant="primary" size="lg">
          Sign up free
        </ButtonLink>
        <p className="text-sm text-dim">
          Questions first? <TextLink to="/faq">Read the FAQ</TextLink>
        </p>
      </div>
    </section>
  )
}
