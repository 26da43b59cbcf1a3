import { displacedVolume } from '#shared/tools/enclosures/displacement.ts'
import type { DividedParts } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import { Facts } from '#web/ui/facts.tsx'
import { useShown } from '../state/use-shown.ts'

export type ChamberFactsProps = { divided: DividedParts }

const chambers = [
  ['front', 'Front chamber, at the left'],
  ['rear', 'Rear chamber, at the right'],
] as const

/** Each chamber of a divided box: how wide it is, and where its volume goes. */
export function ChamberFacts({ divided }: ChamberFactsProps) {
  const shown = useShown()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {chambers.map(([name, title]) => {
        const { from, to, gross, net, taken } = divided.chambers[name]
        return (
          <section key={name} className="grid content-start gap-2">
            <h3 className="font-semibold">{title}</h3>
            <Facts
              facts={[
                ['Width inside', shown.length(to - from)],
                ['Gross volume', shown.volume(gross)],
                ['Taken from it', shown.volume(displacedVolume(taken))],
                ['Net volume', <strong key="net">{shown.volume(net)}</strong>],
              ]}
            />
          </section>
        )
      })}
    </div>
  )
}
