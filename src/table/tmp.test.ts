import { test } from 'vitest'
import { loadJolt } from './engine/load'
import { modelOf } from './engine/model'
import { feetOf, meanRadius } from './feet'
import { ownOutline } from './outline'
const P=(a:number[][])=>a.map(([x,y])=>({x:x!,y:y!}))
const plates: Record<string,[number,number[][]]> = {
 destroyer:[18.5,[[0.0, 54.6], [-22.5, 13.8], [-22.5, -21.4], [-11.2, -40.4], [11.2, -40.4], [22.5, -21.4], [22.5, 13.8]]],
 dread:[107.3,[[-22.0, 99.1], [-55.0, 42.1], [-55.0, -52.9], [-33.0, -90.9], [33.0, -90.9], [55.0, -52.9], [55.0, 42.1], [22.0, 99.1]]],
 b3:[17,[[0.0, 39.0], [-30.0, 9.0], [-30.0, -39.0], [0.0, -9.0], [30.0, -39.0], [30.0, 9.0]]],
 b1:[5.7,[[0.0, 23.0], [-30.0, -7.0], [-30.0, -23.0], [0.0, 7.0], [30.0, -23.0], [30.0, -7.0]]],
 b2:[11,[[0.0, 31.0], [-30.0, 1.0], [-30.0, -31.0], [0.0, -1.0], [30.0, -31.0], [30.0, 1.0]]]}
test('x', async () => {
  const J = await loadJolt()
  for (const [k,[mass,o]] of Object.entries(plates)) {
    const shape={form:'plate',outline:P(o),height:5,mass,material:'acrylic'} as const
    console.log(k, meanRadius(shape.outline), JSON.stringify(feetOf(shape.outline)))
    const m=modelOf(J,shape); const c=m.body.GetCenterOfMass()
    console.log(m.gyration, m.body.GetMassProperties().mMass, c.GetX(),c.GetY(),c.GetZ())
  }
  for (const d of ['D6','D10'] as const) { const m=modelOf(J,{form:'die',die:d,mass:4}); const c=m.body.GetCenterOfMass();console.log(d,m.gyration,m.body.GetMassProperties().mMass*1.18*.95,c.GetX(),c.GetY(),c.GetZ()) }
  const m=modelOf(J,{form:'disc',radius:10,height:5,mass:1.9,material:'acrylic'}); console.log(m.gyration,meanRadius(ownOutline(m.shape)), JSON.stringify(feetOf(ownOutline(m.shape))))
})
