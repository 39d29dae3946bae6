import { BufferGeometry, Group, Mesh, MeshBasicMaterial } from 'three'
import { expect, test } from 'vitest'
import { openLayer } from './layer'

function drawing(): { mesh: Mesh; freed: () => boolean } {
  let gone = false
  const material = new MeshBasicMaterial()
  material.addEventListener('dispose', () => (gone = true))
  return { mesh: new Mesh(new BufferGeometry(), material), freed: () => gone }
}

test('a shader stays in use from one drawing to the next: the last one is given back a change later', () => {
  const parent = new Group()
  const layer = openLayer(parent)
  const [first, second, third] = [drawing(), drawing(), drawing()]
  layer.put(first.mesh)
  layer.put(second.mesh)
  expect(parent.children).toEqual([second.mesh])
  expect(first.freed()).toBe(false)
  layer.put(third.mesh)
  expect([first, second, third].map(({ freed }) => freed())).toEqual([true, false, false])
})

test('nothing is drawn any more', () => {
  const parent = new Group()
  const layer = openLayer(parent)
  const { mesh, freed } = drawing()
  layer.put(mesh)
  layer.put(null)
  expect(parent.children).toEqual([])
  layer.put(null)
  expect(freed()).toBe(true)
})
