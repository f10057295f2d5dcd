export { amountIn } from './model/createPath';
export { AddFundsScreen } from './screens/AddFundsScreen';
export { CoinScreen } from './screens/CoinScreen';
export { CreateScreen } from './screens/CreateScreen';
export { EarnScreen } from './screens/EarnScreen';
export { PlanScreen } from './screens/PlanScreen';
export { RedeemScreen } from './screens/RedeemScreen';
