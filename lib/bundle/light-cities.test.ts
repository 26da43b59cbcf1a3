import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { cityList } from '#core/platform/places/city-list.ts'
import { lightCities } from './light-cities.ts'

test('bundles hold every city where it is, in any order', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { cityList } from './functions/core/platform/places/city-list.ts'",
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [lightCities],
  })
  const text = outputFiles[0]?.text ?? ''
  const bundled = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    cityList: typeof cityList
  }
  const inOrder = (cities: typeof cityList) =>
    cities.map(({ name, state, lat, lon, zips }) => [name, state, lat, lon, zips].join('|')).toSorted()
  expect(inOrder(bundled.cityList)).toEqual(inOrder(cityList))
})
