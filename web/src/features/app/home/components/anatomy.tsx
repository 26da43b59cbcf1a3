import { type Capability, works } from '#shared/platform/capabilities/capabilities.ts'
import { ConeSection } from '#web/graphics/cone-section.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Line = { title: string; text: string; needs?: Capability; href?: string }

const tools: Line[] = [
  {
    title: 'Subwoofer designer',
    text: 'Thiele/Small parameters in; volume, tuning, port, and panel cuts out.',
    needs: 'enclosure_designer',
    href: '/subwoofer-designer',
  },
  {
    title: 'SPL calculator',
    text: 'Power, sensitivity, box, and cabin in decibels, before you spend a dollar on watts.',
    needs: 'spl_calculator',
    href: '/spl-calculator',
  },
  {
    title: 'System diagrams',
    text: 'Head unit to voice coil, with the fuse and the wire gauge that each run needs.',
    needs: 'system_diagrams',
    href: '/audio-system/diagram-editor',
  },
]

/** The faders of the instrument at the top of the page. */
const faders: Line[] = [
  {
    title: 'Tuning',
    text: 'Drag it down for the low notes, and watch the two humps of the impedance split around it.',
  },
  {
    title: 'Net volume',
    text: 'A larger box plays lower and controls the cone less. The port grows with it.',
  },
  {
    title: 'Power',
    text: 'Ten times the watts adds ten decibels, until the cone reaches its Xmax.',
  },
]

/**
 * The moving parts of a subwoofer, beside what computes them: the tools that work, or the instrument of this
 * page.
 */
export function Anatomy() {
  const working = tools.filter(({ needs }) => works(needs))
  const [title, text, lines] =
    working.length > 0
      ? [
          'Tools that know what Xmax is',
          'The Pro tools compute what moves, what heats up, and what runs out of room.',
          working,
        ]
      : [
          'An instrument that knows what Xmax is',
          'The one at the top of this page computes what moves and what runs out of room. Three faders are enough to feel it.',
          faders,
        ]
  return (
    <section aria-labelledby="anatomy" className="border-t border-line bg-panel">
      <div className="shell grid items-center gap-x-16 gap-y-6 py-10 sm:py-16 lg:grid-cols-2">
        <div className="display p-4 sm:p-8">
          <ConeSection
            className="block w-full"
            travel={0.2}
            label="A subwoofer in cross-section: surround, cone, dust cap, spider, and voice coil are lit; basket, top plate, magnet, and yoke are not."
          />
        </div>
        <div>
          <h2 id="anatomy" className="wide text-3xl">
            {title}
          </h2>
          <p className="mt-4 max-w-xl text-dim sm:text-lg">
            Loud is a mechanical problem before it is an electrical one. {text}
          </p>
          <dl className="mt-6 border-t sm:mt-8 border-edge">
            {lines.map((line) => (
              <div
                key={line.title}
                className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <dt className="font-semibold">
                  {line.href ? <TextLink to={line.href}>{line.title}</TextLink> : line.title}
                </dt>
                <dd className="text-dim">{line.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
