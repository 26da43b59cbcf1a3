import type { CalculatorGate, TableValue } from '#shared/tools/pro-tools/tool-tables.ts'
import type { CalculatorTable } from '#shared/tools/spl-studies/table-examples.ts'
import type { TableWords } from '#web/features/tools/pro-tools/tables/edited-table.ts'

/** The effects of a gauge's second figure, in words. */
const secondFigures: Record<TableValue<'ampacity'>['secondFigures'], string> = {
  stricter: 'The stricter of both figures applies',
  ignored: 'The first figure alone applies',
}

/** The requirements of the calculator's gate, in words. */
const gateModes: Record<CalculatorGate['mode'], string> = {
  open: 'Everyone',
  sign_in: 'Everyone who signs in',
  pro: 'Pro members',
}

/** The questions of each table's form. */
export const tableWords: Record<CalculatorTable, TableWords> = {
  gate: {
    title: 'Gate',
    lead: 'Who can use the calculator, and how many runs a day everyone else gets.',
    choices: [{ path: 'mode', label: 'The calculator is open to', options: gateModes }],
    numbers: [{ path: 'tries', label: 'Own results a day' }],
  },
  cabins: {
    title: 'Cabins',
    lead: 'Vehicle presets: cabin gain between two frequencies.',
    rows: {
      path: 'presets',
      row: 'cabin',
      columns: [
        { name: 'name', label: 'Name', words: true },
        { name: 'corner', label: 'Begins, Hz' },
        { name: 'leak', label: 'Ends, Hz' },
      ],
      blank: { name: '', corner: '60', leak: '20' },
      most: 20,
    },
  },
  ampacity: {
    title: 'Ampacity',
    lead: 'What each gauge carries, with a second figure where shops allow another one.',
    choices: [{ path: 'secondFigures', label: 'Where there are two', options: secondFigures }],
    rows: {
      path: 'rows',
      row: 'gauge',
      columns: [
        { name: 'carries', label: 'Carries, A' },
        { name: 'stricter', label: 'Second, A' },
      ],
      fixed: 'gauge',
      most: 14,
    },
  },
  fuses: {
    title: 'Fuses',
    lead: 'The available ratings, and how much larger than a continuous load a fuse is.',
    numbers: [
      { path: 'ratings', label: 'Ratings, A', hint: 'In ascending order, with commas.' },
      { path: 'continuous', label: 'Factor for a continuous load' },
    ],
  },
  amplifiers: {
    title: 'Amplifiers',
    lead: 'Amplifier efficiency and average draw by signal.',
    numbers: [
      { path: 'd.efficiency', label: 'Class D, efficiency' },
      { path: 'd.min', label: 'Class D, lowest' },
      { path: 'd.max', label: 'Class D, highest' },
      { path: 'ab.efficiency', label: 'Class AB, efficiency' },
      { path: 'ab.min', label: 'Class AB, lowest' },
      { path: 'ab.max', label: 'Class AB, highest' },
      { path: 'duty.music', label: 'Duty of music' },
      { path: 'duty.bass_music', label: 'Duty of bass music' },
      { path: 'duty.burp', label: 'Duty of a burp' },
    ],
  },
  supply: {
    title: 'Supply',
    lead: 'What an alternator delivers, a vehicle takes, and cables may drop.',
    numbers: [
      { path: 'idle', label: 'Share of the alternator at idle' },
      { path: 'cruise', label: 'Share of the alternator at cruise' },
      { path: 'vehicle', label: 'The vehicle takes, A' },
      { path: 'drop.volts', label: 'Most voltage drop, V' },
      { path: 'drop.share', label: 'Most voltage drop, share' },
    ],
  },
  hearing: {
    title: 'Hearing',
    lead: 'Warnings by level. All that apply are shown.',
    rows: {
      path: 'texts',
      row: 'text',
      columns: [
        { name: 'from', label: 'From, dB' },
        { name: 'text', label: 'Text', words: true },
      ],
      blank: { from: '100', text: '' },
      most: 6,
    },
  },
}
