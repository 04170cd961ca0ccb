import './under-sky.css'
