import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

export type DemoAccount = { email: string; password: string }
export type DemoAccountsProps = { onPick: (account: DemoAccount) => void }

const password = 'Demo-Pass-2026!'

const people = [
  { name: 'admin', who: 'Administrator' },
  { name: 'pro', who: 'Wade Kessler, pro competitor on a paid plan' },
  { name: 'member', who: 'Tessa Lyle, competitor' },
  { name: 'organizer', who: 'Ray Hollander, organization' },
  { name: 'retailer', who: 'Donna Pruitt, retailer' },
  { name: 'manufacturer', who: 'Walt Larsen, manufacturer' },
  { name: 'pending', who: 'Earl Dobbins, retailer waiting for approval' },
  { name: 'new', who: 'Scott Bowers, profile not completed' },
]

/** The people in the database of the laptop cloud; this exists nowhere else. */
export function DemoAccounts({ onPick }: DemoAccountsProps) {
  return (
    <Panel title="Demo accounts" flush>
      <ul>
        {people.map(({ name, who }) => {
          const email = `${name}@demo.test`
          return (
            <li
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line px-5 py-2.5 last:border-b-0"
            >
              <span>
                <span className="readout block">{email}</span>
                <span className="block text-sm text-dim">{who}</span>
              </span>
              <Button size="sm" aria-label={`Fill in ${email}`} onClick={() => onPick({ email, password })}>
                Fill in
              </Button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
