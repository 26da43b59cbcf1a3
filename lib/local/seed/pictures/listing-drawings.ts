import { ampStack, batteries, factoryLine, meterDesk, spools, studio } from './bench-scenes.ts'
import { dashboard, installBay, lane, mobileVan, openDoor, wrapStudio } from './car-scenes.ts'
import { boxBench, coneWall, crates, shopFront } from './shop-scenes.ts'

const day = ['#8ec5e6', '#e8f3f7'] as const
const dusk = ['#4a3b6b', '#e59a72'] as const
const night = ['#070a14', '#1c2440'] as const

/** What is drawn for businesses, by the name of its file. */
const scenes = {
  'front-brick-red': (name: string) =>
    shopFront(name, { wall: '#9a4636', material: 'brick', awning: '#1b4f72', sky: day, light: '#ffd166' }),
  'front-brick-teal': (name: string) =>
    shopFront(name, {
      wall: '#5d6d6a',
      material: 'brick',
      awning: '#d9480f',
      sky: dusk,
      light: '#63e6be',
      isTurned: true,
    }),
  'front-metal-blue': (name: string) =>
    shopFront(name, { wall: '#2f5d86', material: 'metal', awning: '#f08c00', sky: day, light: '#ffe8cc' }),
  'front-metal-gray': (name: string) =>
    shopFront(name, {
      wall: '#6c757d',
      material: 'metal',
      awning: '#c92a2a',
      sky: ['#b8c4cc', '#e9edf0'],
      light: '#ffffff',
      isTurned: true,
    }),
  'front-stucco-sand': (name: string) =>
    shopFront(name, { wall: '#d8b98a', material: 'stucco', awning: '#2b8a3e', sky: day, light: '#fff3bf' }),
  'front-stucco-rose': (name: string) =>
    shopFront(name, {
      wall: '#e29a8b',
      material: 'stucco',
      awning: '#0b7285',
      sky: ['#58b6d9', '#d6f1f5'],
      light: '#fff9db',
      isTurned: true,
    }),
  'front-night-violet': (name: string) =>
    shopFront(name, {
      wall: '#2f2b45',
      material: 'metal',
      awning: '#5f3dc4',
      sky: night,
      light: '#b197fc',
      isNight: true,
    }),
  'front-night-green': (name: string) =>
    shopFront(name, {
      wall: '#3b2a24',
      material: 'brick',
      awning: '#2b8a3e',
      sky: ['#1a1030', '#70345a'],
      light: '#8ce99a',
      isNight: true,
      isTurned: true,
    }),
  'bay-orange': (name: string) =>
    installBay(name, { wall: '#4d5358', paint: '#1864ab', accent: '#f76707', woofers: [2, 1] }),
  'bay-blue': (name: string) =>
    installBay(name, { wall: '#d3d7da', paint: '#c92a2a', accent: '#1c7ed6', woofers: [1, 1] }),
  'bay-green': (name: string) =>
    installBay(name, { wall: '#38433d', paint: '#e9ecef', accent: '#37b24d', woofers: [2, 2] }),
  'bay-violet': (name: string) =>
    installBay(name, { wall: '#3a3350', paint: '#f2b705', accent: '#9c36b5', woofers: [3, 2] }),
  'wall-red': (name: string) =>
    coneWall(name, { wall: '#3a3f44', cones: ['#c92a2a', '#212529', '#adb5bd'], wood: '#a9824f' }),
  'wall-yellow': (name: string) =>
    coneWall(name, { wall: '#57493b', cones: ['#f2b705', '#343a40'], wood: '#3b2f25' }),
  'wall-blue': (name: string) =>
    coneWall(name, { wall: '#e4e0d6', cones: ['#1c7ed6', '#0b7285', '#dee2e6'], wood: '#6b5236' }),
  'bench-oak': (name: string) => boxBench(name, { wall: '#7d8a91', wood: '#cfa567', holes: 2 }),
  'bench-black': (name: string) => boxBench(name, { wall: '#c7bda9', wood: '#33373b', holes: 1 }),
  'bench-walnut': (name: string) => boxBench(name, { wall: '#4b5d52', wood: '#7a4b2a', holes: 1 }),
  'meter-amber': (name: string) => meterDesk(name, { ground: '#3a2f26', color: '#ffa51f', text: '142.7' }),
  'meter-green': (name: string) => meterDesk(name, { ground: '#22332c', color: '#51cf66', text: '150.4' }),
  'amps-blue': (name: string) =>
    ampStack(name, { ground: '#3c444c', metal: '#2f6ea5', wires: ['#1c7ed6', '#212529', '#c92a2a'] }),
  'amps-red': (name: string) =>
    ampStack(name, { ground: '#cfc6b8', metal: '#a63a2b', wires: ['#c92a2a', '#212529', '#f2b705'] }),
  'spools-warm': (name: string) =>
    spools(name, { ground: '#4c4640', colors: ['#c92a2a', '#f08c00', '#212529', '#f2b705'] }),
  'spools-cool': (name: string) =>
    spools(name, { ground: '#dfe3e6', colors: ['#1c7ed6', '#0ca678', '#343a40', '#9c36b5'] }),
  'van-white': (name: string) => mobileVan(name, { paint: '#f1f3f5', stripe: '#e8590c', house: '#b9785c' }),
  'van-yellow': (name: string) => mobileVan(name, { paint: '#f2b705', stripe: '#1864ab', house: '#8fa3ad' }),
  'lane-day': (name: string) =>
    lane(name, { at: 'mill', body: 'pickup', paint: '#c92a2a', text: '146.1', light: '#fff3bf' }),
  'lane-night': (name: string) =>
    lane(name, { at: 'nightLot', body: 'hatch', paint: '#5f3dc4', text: '151.8', light: '#ffa94d' }),
  'mic-violet': (name: string) => studio(name, { ground: '#3d3158', light: '#b197fc' }),
  'mic-amber': (name: string) => studio(name, { ground: '#2d3a3a', light: '#ffa94d' }),
  'line-teal': (name: string) => factoryLine(name, { wall: '#8fb3b0', cone: '#0b7285', arm: '#f08c00' }),
  'line-orange': (name: string) => factoryLine(name, { wall: '#a8a39b', cone: '#a63a2b', arm: '#1864ab' }),
  'crates-brown': (name: string) => crates(name, { wall: '#9aa5ab', carton: '#b58a57', mark: '#6b4f2e' }),
  'crates-blue': (name: string) => crates(name, { wall: '#4a545c', carton: '#7fa7c9', mark: '#1d4e89' }),
  'dash-cyan': () => dashboard({ sky: '#9ed3e8', light: '#3bc9db', trim: '#2a2d31' }),
  'dash-green': () => dashboard({ sky: '#f0b27a', light: '#69db7c', trim: '#4a3527' }),
  'door-silver': (name: string) => openDoor(name, { wall: '#59636b', foil: '#ced4da', paint: '#364fc7' }),
  'door-copper': (name: string) => openDoor(name, { wall: '#d9cfc0', foil: '#c98d5e', paint: '#2f6f4f' }),
  'battery-blue': (name: string) => batteries(name, { ground: '#2e3a47', color: '#1c7ed6' }),
  'battery-red': (name: string) => batteries(name, { ground: '#c9c2b6', color: '#e03131' }),
  'wrap-magenta': (name: string) =>
    wrapStudio(name, { ground: '#ccd0d4', paint: '#a61e4d', stripe: '#f2b705' }),
  'wrap-teal': (name: string) => wrapStudio(name, { ground: '#545b62', paint: '#0c8599', stripe: '#ff922b' }),
} satisfies Record<string, (name: string) => string>

export type ListingDrawing = keyof typeof scenes

/** Their names with what they show, 1200 by 900. */
export const listingDrawings = Object.entries(scenes).map(([name, draw]) => ({
  name: name as ListingDrawing,
  content: draw(name),
}))
