import { type Cue, type Recipe, RECIPES } from './recipes'

/** The same sound never comes twice alike: so many pitches around the written one. */
const VARIANTS = [0.94, 0.97, 1, 1.02, 1.05, 1.08]

let context: AudioContext | null = null
let noise: AudioBuffer | null = null
let waiting: { node: AudioScheduledSourceNode; at: number }[] = []

/** Browsers, and people, want a gesture before anything sounds. */
function wake(): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { capture: true })

function noiseIn(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return noise
}

/** A gain that starts at this level and dies away. */
function fading(audio: AudioContext, level: number, at: number, seconds: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(Math.max(level, 1e-4), at)
  gain.gain.exponentialRampToValueAtTime(1e-4, at + seconds)
  gain.connect(audio.destination)
  return gain
}

function start(node: AudioScheduledSourceNode, at: number, seconds: number): void {
  node.start(at)
  node.stop(at + seconds)
  waiting.push({ node, at })
  node.addEventListener('ended', () => (waiting = waiting.filter((one) => one.node !== node)))
}

function tone(audio: AudioContext, pitch: number, level: number, at: number, seconds: number): void {
  const oscillator = audio.createOscillator()
  oscillator.frequency.value = pitch
  oscillator.connect(fading(audio, level, at, seconds))
  start(oscillator, at, seconds)
}

function hiss(audio: AudioContext, { band, seconds }: Recipe, level: number, at: number): void {
  const source = audio.createBufferSource()
  source.buffer = noiseIn(audio)
  source.loop = true
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = band
  source.connect(filter).connect(fading(audio, level, at, seconds))
  start(source, at, seconds)
}

function sound(audio: AudioContext, recipe: Recipe, level: number, at: number): void {
  const variant = VARIANTS[Math.floor(Math.random() * VARIANTS.length)]!
  const share = (level * recipe.level * (1 - recipe.noise)) / recipe.tones.length
  for (const pitch of recipe.tones) tone(audio, pitch * variant, share, at, recipe.seconds)
  if (recipe.noise) hiss(audio, recipe, level * recipe.level * recipe.noise, at)
}

/** `volume`: of a group, 0 to 1. Nothing sounds before the first gesture. */
export function playCues(cues: readonly Cue[], volume: (group: Recipe['group']) => number): void {
  if (context?.state !== 'running') return
  const now = context.currentTime + 0.01
  for (const { sound: name, at, level } of cues) {
    const recipe: Recipe = RECIPES[name]
    const loud = level * volume(recipe.group)
    if (loud > 0)
      for (const later of [0, ...(recipe.again ?? [])]) sound(context, recipe, loud, now + at + later)
  }
}

/** What has not begun yet is not heard any more. */
export function hush(): void {
  const now = context?.currentTime ?? 0
  for (const { node, at } of waiting) if (at > now) node.stop()
}
