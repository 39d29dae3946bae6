#!/usr/bin/env node
/** `npx flicktable …` in a checkout: installs and builds what is missing, then hands over. */
import { install } from '../tools/bootstrap.mjs'

install('start')
const { buildCli } = await import('../tools/build.mjs')
await buildCli()
process.setSourceMapsEnabled(true)
await import('../dist/cli.mjs')
