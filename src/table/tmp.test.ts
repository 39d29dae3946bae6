import { test } from 'vitest'
import { createTable, loadJolt, litLength } from './index'
import { BOARD, REAR, piece } from './testing/board'
test('x', async () => {
  const J = await loadJolt()
  const t = createTable(J, BOARD)
  const len = litLength(BOARD.shapes.destroyer!, REAR)
  console.log(len)
  const at = Math.round((len/2)*10)/10
  for (const v of [500,1000,1500,2000]) {
    const p = t.play({ d: piece('destroyer', 450, 60) }, { piece: 'd', surface: REAR, aim: { at, bearing: 0, speed: v } })
    console.log(v, JSON.stringify(p.result), p.result.poses.d!.y-60, v*v/(2*.25*9810), p.track.frames)
  }
  const p = t.play({ d: piece('destroyer', 450, 200), e: piece('carrier',450,400), r: piece('rock', 440,600,0,{fixed:true}) }, { piece: 'd', surface: REAR, aim: { at, bearing: 0, speed: 1800 } })
  console.log(JSON.stringify(p.result))
  for (const s of ['D6','D10']) for (let i=0;i<4;i++) {
    const q = t.play({ d: piece('destroyer', 450, 200), e: piece('carrier',450,600)}, { piece: 'q', surface: 'any', adds:{kind:'die',shape:s,on:'d'}, shake:[.1+i*.2,.5,.3,.7], aim: { at:0, bearing: 0, speed: 1800, start:{x:450,y:210} } })
    console.log(s, JSON.stringify(q.result), q.track.frames)
  }
  const q = t.play({ d: piece('destroyer', 450, 850)}, { piece: 'd', surface: REAR, aim: { at, bearing: 0, speed: 1800 } })
  console.log(JSON.stringify(q.result), Object.keys(q.track.pieces), q.track.pieces.d!.slice(-7))
  t.close()
})
