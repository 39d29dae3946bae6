import '@fontsource-variable/archivo/standard.css'
import '@fontsource-variable/atkinson-hyperlegible-mono'
import '@fontsource-variable/atkinson-hyperlegible-next'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/plate.css'
import '../styles/sheet.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { connectionChanged } from './connection.svelte'
import { refuseGhostClicks } from './ghost-clicks'
import { socketHost } from '../host/socket'
import { followTheme } from '../settings/theme'

followTheme()
refuseGhostClicks(window)
mount(App, {
  target: document.querySelector('#app')!,
  props: { host: socketHost(undefined, connectionChanged) },
})
