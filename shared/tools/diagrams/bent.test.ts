import { expect, test } from 'vitest'
import { bent } from './bent.ts'
import { cablePoints } from './cable-path.ts'
import { drawn } from './drawn.ts'
import { newPart } from './part-kinds.ts'

const diagram = drawn(
  [
    newPart('battery', 'battery', { x: 0, y: 0 }),
    newPart('fuse', 'fuse', { x: 480, y: 240 }),
    newPart('fuse', 'level', { x: 480, y: 0 }),
  ],
  [['battery.plus fuse.a'], ['battery.plus level.a']],
)
const nodeOf = (id: string) => diagram.nodes.find((node) => node.id === id)
const [cable, straight] = diagram.cables as [(typeof diagram.cables)[0], (typeof diagram.cables)[0]]
const bentOnWay = (one: typeof cable, stretch: number, through: { x: number; y: number }) =>
  bent(one, cablePoints(one, nodeOf), stretch, through)
const isUpright = (points: { x: number; y: number }[]) =>
  points.slice(1).every((point, at) => point.x === points[at]?.x || point.y === points[at]?.y)

test('the stretch between two corners is moved across, and stays upright', () => {
  const bends = bentOnWay(cable, 1, { x: 300, y: 111 })
  const points = cablePoints({ ...cable, bends }, nodeOf)
  expect(points.filter(({ x }) => x === 300)).toHaveLength(2)
  expect(isUpright(points)).toBe(true)
})

test('a straight cable is led through a point, and every way stays along the axes', () => {
  const bends = bentOnWay(straight, 0, { x: 320, y: 160 })
  const points = cablePoints({ ...straight, bends }, nodeOf)
  expect(points.some(({ y }) => y === 160)).toBe(true)
  expect(isUpright(points)).toBe(true)
  for (const stretch of points.slice(1).keys())
    expect(
      isUpright(
        cablePoints(
          { ...straight, bends: bentOnWay({ ...straight, bends }, stretch, { x: 200, y: 80 }) },
          nodeOf,
        ),
      ),
    ).toBe(true)
})

test('a stretch that is led on from where it began bends a cable once, however far it goes', () => {
  for (const step of [1, 2, 3, 4, 5])
    expect(bentOnWay(straight, 0, { x: 320, y: 160 + 8 * step })).toEqual([{ x: 320, y: 160 + 8 * step }])
})

test('a cable takes twelve bends and then no more', () => {
  let bends = straight.bends
  for (let step = 0; step < 40; step++) {
    bends = bentOnWay({ ...straight, bends }, 0, { x: 200 + 8 * step, y: 80 + 16 * (step % 7) })
    expect(bends.length).toBeLessThanOrEqual(12)
  }
})
