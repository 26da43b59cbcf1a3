import {
  alternator,
  amplifier,
  cable,
  cells,
  componentSet,
  driver,
  enclosure,
  handMeter,
  headUnit,
  laneFan,
  motor,
  processor,
  ride,
  sheets,
  toolCase,
  trophy,
} from './item-scenes.ts'

/** What is drawn for items for sale, by the name of its file. */
const scenes = {
  'woofer-red': () => driver('#d9d4ca', '#c92a2a'),
  'woofer-black': () => driver('#8aa0ad', '#2b2f33'),
  'woofer-silver': () => driver('#39434b', '#adb5bd', true),
  'motor-gray': () => motor('#c7bda9', '#868e96'),
  'motor-red': () => motor('#59636b', '#a63a2b'),
  'box-carpet': () => enclosure('#cfd4d8', '#5c636a'),
  'box-oak': () => enclosure('#7d8a91', '#cfa567', { hasPort: true }),
  'box-black': () => enclosure('#d8b98a', '#23272b', { holes: 2 }),
  'amp-silver': () => amplifier('#3c444c', '#adb5bd', '#1c7ed6'),
  'amp-black': () => amplifier('#d3cbbd', '#2b2f33', '#f76707'),
  'amp-red': () => amplifier('#b8c4cc', '#a63a2b', '#ffe8cc'),
  'screen-cyan': () => headUnit('#cfc6b8', '#3bc9db', true),
  'screen-violet': () => headUnit('#434a54', '#b197fc', true),
  'radio-green': () => headUnit('#bfc9c2', '#69db7c', false),
  'set-gray': () => componentSet('#5d6d6a', '#868e96'),
  'processor-black': () => processor('#d9cfc0', '#2b2f33', '#51cf66'),
  'processor-silver': () => processor('#4a3a5e', '#ced4da', '#3bc9db'),
  'cable-purple': () => cable('#e4e0d6', '#7048c6'),
  'cable-red': () => cable('#59636b', '#c92a2a'),
  'cells-green': () => cells('#c9c2b6', '#2f9e44', 1),
  'cells-blue': () => cells('#e0e4e8', '#1c7ed6', 6),
  'alternator-gold': () => alternator('#39434b', '#d4a72c'),
  'sheets-silver': () => sheets('#6d655b', '#ced4da'),
  'handheld-amber': () => handMeter('#dfe3e6', '#ffa51f', '98.4'),
  'handheld-green': () => handMeter('#3d4a44', '#51cf66', '84.1'),
  'case-blue': () => toolCase('#cdbfa6', '#1864ab'),
  'ride-hatch': (name: string) =>
    ride('#b7d3e2', { body: 'hatch', paint: '#f08c00', spokes: 6, rim: '#22262a' }, name),
  'ride-van': (name: string) =>
    ride('#e3c9a8', { body: 'van', paint: '#1864ab', stripe: '#f1f3f5', spokes: 5 }, name),
  'ride-truck': (name: string) => ride('#a9c6a4', { body: 'pickup', paint: '#a61e4d', spokes: 8 }, name),
  'trophy-gold': () => trophy('#39434b', '#e6b325'),
  'fan-orange': () => laneFan('#dbe2e6', '#f76707'),
} satisfies Record<string, (name: string) => string>

export type ItemDrawing = keyof typeof scenes

/** Their names with what they show, 1200 by 900. */
export const itemDrawings = Object.entries(scenes).map(([name, draw]) => ({
  name: name as ItemDrawing,
  content: draw(name),
}))
