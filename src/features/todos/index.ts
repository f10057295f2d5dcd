export { TodosScreen } from './screens/TodosScreen';
