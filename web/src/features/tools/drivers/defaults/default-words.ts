import type { TableWords } from '#web/features/tools/pro-tools/tables/edited-table.ts'

/** The questions of the form of defaults. */
export const defaultWords: TableWords = {
  title: 'New designs',
  lead: 'What a new design begins with. Designs that members saved stay as they are.',
  choices: [
    {
      path: 'drive',
      label: 'Power is stated into',
      options: {
        re: 'The resistance of the coil (Re)',
        nominal: 'The nominal impedance',
        volts: '2.83 V at the terminals',
      },
    },
  ],
  numbers: [
    { path: 'ql', label: 'Leaks, QL' },
    { path: 'qa', label: 'Absorption, QA', hint: 'For an unfilled box.' },
    { path: 'qp', label: 'Ports, QP', hint: 'Empty means no friction.' },
    { path: 'air', label: 'Air, °C' },
    { path: 'thickness', label: 'Panels, mm thick' },
    { path: 'sheet.width', label: 'Sheet, mm wide' },
    { path: 'sheet.height', label: 'Sheet, mm high' },
    { path: 'kerf', label: 'Kerf of the saw, mm' },
  ],
  rows: {
    path: 'displacements',
    row: 'size',
    columns: [
      { name: 'sizeIn', label: 'Driver, in' },
      { name: 'liters', label: 'Takes, L' },
    ],
    blank: { sizeIn: '', liters: '' },
    most: 20,
  },
}
