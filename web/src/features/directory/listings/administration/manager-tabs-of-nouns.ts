// The tabs that each noun brings to the administration of the directory. Written by `npm run registries`.

export { managerTab as marketItems } from '#web/features/market/market-items/manager-tab.ts'
