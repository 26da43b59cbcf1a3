import { ConeSection } from '#web/graphics/cone-section.tsx'

const tools = [
  {
    title: 'Subwoofer designer',
    text: 'Thiele/Small parameters in; volume, tuning, port and panel cuts out.',
  },
  {
    title: 'SPL calculator',
    text: 'Power, sensitivity, box and cabin in decibels, before you spend a dollar on watts.',
  },
  {
    title: 'System diagrams',
    text: 'Head unit to voice coil, with the fuse and the wire gauge that each run needs.',
  },
]

export function Anatomy() {
  return (
    <section aria-labelledby="anatomy" className="border-t border-line bg-panel">
      <div className="shell grid items-center gap-x-16 gap-y-10 py-16 lg:grid-cols-2">
        <div className="display p-4 sm:p-8">
          <ConeSection
            className="block w-full"
            travel={0.2}
            label="A subwoofer in cross-section: surround, cone, dust cap, spider and voice coil are lit; basket, top plate, magnet and yoke are not."
          />
        </div>
        <div>
          <h2 id="anatomy" className="wide text-3xl">
            Tools that know what Xmax is
          </h2>
          <p className="mt-4 max-w-xl text-lg text-dim">
            Loud is a mechanical problem before it is an electrical one. The Pro tools compute what moves,
            what heats up and what runs out of room.
          </p>
          <dl className="mt-8 border-t border-edge">
            {tools.map((tool) => (
              <div
                key={tool.title}
                className="grid gap-x-6 border-b border-line py-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <dt className="font-semibold">{tool.title}</dt>
                <dd className="text-dim">{tool.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
