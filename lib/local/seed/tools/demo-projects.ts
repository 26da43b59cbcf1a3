import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { designsSchema } from '#shared/tools/subwoofer-designs/designs-schema.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import type { SavedDesigns } from '#shared/tools/subwoofer-designs/saved-designs.ts'
import { standardBuild } from '#shared/tools/subwoofer-designs/standard-build.ts'
import { startingDesign, templates } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import type { ProjectId } from '#shared/tools/tool-projects/tool-project.ts'

type DemoProject = {
  id: ProjectId
  userId: ReturnType<typeof demoUserId>
  savedAt: string
  name: string
  summary: string
  data: SavedDesigns
  shared?: true
  /** Named versions of it, oldest first. */
  versions?: readonly { name: string; note: string; data: SavedDesigns }[]
}

const designs = (...given: SavedDesign[]): SavedDesigns => ({ schema: designsSchema, designs: given })
const template = (id: string) => templates.find((one) => one.id === id)?.design ?? startingDesign
const named = (name: string, design: SavedDesign): SavedDesign => ({ ...design, name })
const boxed = (design: SavedDesign, box: Partial<SavedDesign['box']>): SavedDesign => ({
  ...design,
  box: { ...design.box, ...box },
})

const daily = template('daily')
const sealed = boxed(startingDesign, {
  kind: 'sealed',
  rear: { ...startingDesign.box.rear, volume: 0.042 },
})
/** A small round port, in which the air is far too fast. */
const whistling = boxed(startingDesign, {
  rearPorts: { ...startingDesign.box.rearPorts, shape: 'round', diameter: 0.076, walls: 0 },
})
/** Ready to be cut: birch with a double front and a brace. */
const built: SavedDesign = {
  ...daily,
  build: { ...standardBuild(daily), material: 'birch', baffleLayers: 2, braces: 1 },
}
const radiator = boxed(startingDesign, { kind: 'passive_radiator' })
/** Two chambers whose ports are slots along the bottom, each as wide as its chamber, ready to be cut. */
const slotted = boxed(startingDesign, {
  kind: 'bandpass_6_parallel',
  rearPorts: { ...startingDesign.box.rearPorts, tuning: 30, width: 0.365, height: 0.065 },
  frontPorts: { ...startingDesign.box.rearPorts, tuning: 60, width: 0.142, height: 0.13 },
})
const sixth: SavedDesign = {
  ...slotted,
  build: { ...standardBuild(slotted), height: 0.55, depth: 0.565, braces: 1 },
}

/** The demo members’ designs: `pro` has one of each kind, `member` compares two. */
export function demoProjects(now: string): DemoProject[] {
  const project = (
    account: string,
    days: number,
    name: string,
    summary: string,
    data: SavedDesigns,
    more: Pick<DemoProject, 'shared' | 'versions'> = {},
  ): DemoProject => {
    const savedAt = addTime(now, { days: -days })
    const id = deriveId('prj', savedAt, `${account} ${name}`) as ProjectId
    return { id, userId: demoUserId(`${account}@demo.test`), savedAt, name, summary, data, ...more }
  }
  return [
    project(
      'pro',
      1,
      'Trunk of the Accord',
      'Sealed, vented and with a passive radiator, side by side',
      designs(named('Sealed', sealed), named('Vented', built), named('Passive radiator', radiator)),
      {
        versions: [
          {
            name: 'First idea',
            note: 'Sealed alone, before the port was drawn.',
            data: designs(named('Sealed', sealed)),
          },
          {
            name: 'Sealed or vented',
            note: 'Both fit behind the seat.',
            data: designs(named('Sealed', sealed), named('Vented', daily)),
          },
        ],
      },
    ),
    project('pro', 3, 'Port that whistles', 'Vented, 71 L at 33 Hz through 76 mm', designs(whistling)),
    project(
      'pro',
      6,
      'Bandpass for the lanes',
      '6th order, both ports out',
      designs(named('Sixth order', sixth)),
    ),
    project(
      'pro',
      8,
      'Radiator under the seat',
      'Passive radiator, 71 L',
      designs(named('Radiator', radiator)),
    ),
    project('pro', 12, 'Two twelves', 'Vented wedge, 140 L at 33 Hz', designs(template('trunk')), {
      shared: true,
    }),
    project('pro', 20, 'Street class 15', 'Vented, 130 L at 45 Hz', designs(template('spl'))),
    project('member', 2, 'Daily 12', 'Vented, 71 L at 33 Hz', designs(daily)),
    project('member', 4, 'Tight 10', 'Sealed, 20 L', designs(template('tight'))),
    project(
      'member',
      30,
      'Sealed or vented?',
      'Two boxes side by side',
      designs(named('Sealed', sealed), daily),
    ),
  ]
}
